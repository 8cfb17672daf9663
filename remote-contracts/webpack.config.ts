import { defineRemote } from '@suite/build';

export default defineRemote(import.meta.dirname);
