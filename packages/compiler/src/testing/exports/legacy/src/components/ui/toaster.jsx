export function Toaster() {
  return <div aria-live="polite" />;
}
