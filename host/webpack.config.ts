import { defineHost } from '@suite/build';

export default defineHost(import.meta.dirname);
