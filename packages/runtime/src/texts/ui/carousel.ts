export const carousel = {
  label: 'Carousel',
  role: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
} as const;
