export { createEntity, User } from './entity.ts';
