export { openStore } from './store/open.ts';
export type { Schema } from './store/schema.ts';
export type { Store, StoreKind } from './store/store.ts';
