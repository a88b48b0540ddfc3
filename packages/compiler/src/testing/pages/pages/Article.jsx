import { Comment } from '@/entities/Comment';
import { Post } from '@/entities/Post';
import { BlogPost } from '@/kit';

const fields = {
  textField: 'body',
  excerptField: 'excerpt',
  imageField: 'cover',
  authorField: 'author',
  dateField: 'published_on',
  tagsField: 'tags',
  statusField: 'status',
  published: 'published',
  draft: 'draft',
};

export default function Article() {
  return <BlogPost entity={Post} listPage="Journal" {...fields} />;
}

export { Comment };
