import type { EntityClient } from '../../sdk/entity-types.ts';
