import { ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../sdk/utils.ts';
import { cart } from '../texts/cart.ts';
import { Button } from '../ui/button.tsx';
import { noteCartPage, piecesIn, useCart, useCartPage } from './cart.ts';
import type { CartButtonProps } from './public-api.ts';

export function CartButton({ page }: CartButtonProps) {
  const pieces = piecesIn(useCart());
  useEffect(() => noteCartPage(page), [page]);
  return (
    <Button asChild variant="outline">
      <Link to={createPageUrl(page)}>
        <ShoppingCart /> {cart.title}
        <span className="rounded-full bg-primary px-1.5 text-xs text-primary-foreground tabular-nums">
          {pieces}
        </span>
      </Link>
    </Button>
  );
}

/** In the header, once there is something in the cart. */
export function CartLink() {
  const pieces = piecesIn(useCart());
  const page = useCartPage();
  if (page === null || pieces === 0) return null;
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to={createPageUrl(page)} aria-label={cart.pieces(pieces)}>
        <ShoppingCart />
        <span className="tabular-nums">{pieces}</span>
      </Link>
    </Button>
  );
}
