import {
  CartButton,
  Catalogue,
  Checkout,
  Hero,
  Page,
  PublicForm,
  PublicList,
  Reviews,
  Section,
} from '../kit/kit.ts';
import { bandEntries } from './band-entries.tsx';
import type { Entry } from './entry.ts';

export const publicEntries: Entry[] = [
  {
    id: 'Landing',
    title: 'Landing page',
    group: 'Public pages',
    render: ({ Product, Customer }) => (
      <>
        <Hero
          title="Boxes from the valley"
          text="Vegetables, eggs and bread of eleven farms, at your door on Thursdays."
          actions={[
            { label: 'Choose a box', page: 'Shop' },
            { label: 'Write to us', href: '#contact', quiet: true },
          ]}
        />
        <Section title="This week">
          <PublicList entity={Product} fields={['category', 'price']} imageField="image" limit={6} />
        </Section>
        <Section id="contact" title="Write to us">
          <PublicForm
            entity={Customer}
            fields={['name', 'email', 'notes']}
            submitLabel="Send"
            thanks="Thank you, we will write back."
          />
        </Section>
      </>
    ),
  },
  {
    id: 'Reviews',
    title: 'Reviews',
    group: 'Public pages',
    render: ({ Customer }) => (
      <Page title="What customers say">
        <Reviews
          entity={Customer}
          ratingField="rating"
          textField="notes"
          nameField="name"
          fields={['rating', 'notes', 'name']}
        />
      </Page>
    ),
  },
  {
    id: 'Shop',
    title: 'Shop',
    group: 'Public pages',
    render: ({ Product }) => (
      <Page title="Shop">
        <CartButton page="Checkout" />
        <Catalogue
          products={Product}
          priceField="price"
          imageField="image"
          descriptionField="description"
          categoryField="category"
          stockField="stock"
          cartPage="Checkout"
        />
      </Page>
    ),
  },
  {
    id: 'Checkout',
    title: 'Checkout',
    group: 'Public pages',
    render: ({ Product, Order, OrderLine }) => (
      <Page title="Your order">
        <Checkout
          products={Product}
          priceField="price"
          stockField="stock"
          orders={Order}
          orderFields={['number', 'notes']}
          totalField="total"
          orderItems={OrderLine}
          itemFields={{ order: 'order_id', product: 'product_id', quantity: 'quantity', price: 'price' }}
          cataloguePage="Shop"
          thanks="Thank you for your order."
        />
      </Page>
    ),
  },
  ...bandEntries,
];

export const publicPages = publicEntries.map(({ id }) => id);
