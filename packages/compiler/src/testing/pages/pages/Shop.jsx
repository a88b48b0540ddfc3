import { Product } from '@/entities/Product';
import { CartButton, Catalogue, Page } from '@/kit';

export default function Shop() {
  return (
    <Page title="Shop" description="Tea, coffee and the cups for it" actions={<CartButton page="Basket" />}>
      <Catalogue products={Product} priceField="price" imageField="photo" descriptionField="description" categoryField="category" stockField="stock" cartPage="Basket" where={{ stock: { $gt: 0 } }} sort="name" />
    </Page>
  );
}
