import { later } from '../community/later.tsx';
import { PublicDetailSkeleton } from '../skeletons.tsx';
import type * as api from './api.ts';
import { PublicFrame } from './public-frame.tsx';

export const OrderHistory = later<api.OrderHistoryProps>(
  async () => (await import('./order-history.tsx')).OrderHistory,
);
export const BlogList = later<api.BlogListProps>(async () => (await import('./blog-list.tsx')).BlogList);
export const BlogPost = later<api.BlogPostProps>(async () => (await import('./blog-post.tsx')).BlogPost);
export const ProjectGrid = later<api.ProjectGridProps>(
  async () => (await import('./project-grid.tsx')).ProjectGrid,
);
export const PublicDetail = later<api.PublicDetailProps>(
  async () => (await import('./public-detail.tsx')).PublicDetail,
  <PublicFrame>
    <PublicDetailSkeleton />
  </PublicFrame>,
);
