import { Post } from '@/entities/Post';
import { BlogList, Page, Vote } from '@/kit';
import { useQuery } from '@tanstack/react-query';

const TopPost = () => {
  const { data: [top] = [] } = useQuery({ queryKey: ['records', 'Post', 'rows', 'top'], queryFn: () => Post.filter({ status: 'published' }, '-likes', 1) });
  return top ? <aside><strong>{top.title}</strong> <Vote entity={Post} record={top} field="likes" label="Likes" /></aside> : null;
};

export default () => (
  <Page title="Journal">
    <TopPost />
    <BlogList entity={Post} postPage="Article" textField="body" excerptField="excerpt" imageField="cover" authorField="author" dateField="published_on" tagsField="tags" statusField="status" published="published" />
  </Page>
);
