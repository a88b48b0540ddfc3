import { Order } from '@/entities/Order';
import { OrderItem } from '@/entities/OrderItem';
import { Product } from '@/entities/Product';
import { Checkout, OrderHistory, Page } from '@/kit';

const itemFields = { order: 'order_id', product: 'product_id', quantity: 'quantity', price: 'price' };

export default function Basket() {
  return (
    <Page title="Your basket">
      <Checkout
        products={Product} priceField="price" stockField="stock"
        orders={Order} orderFields={['name', 'email', 'address']} totalField="total" numberField="number"
        orderItems={OrderItem} itemFields={itemFields} orderDefaults={{ status: 'new' }}
        payment={{ statusField: 'status', paid: 'new', declined: 'new' }}
        cataloguePage="Shop" thanks="Thank you! We pack it today."
      />
      <OrderHistory entity={Order} numberField="number" totalField="total" statusField="status" orderItems={OrderItem} products={Product} itemFields={itemFields} cataloguePage="Shop" />
    </Page>
  );
}
