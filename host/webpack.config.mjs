import { defineHost } from '@suite/build/webpack';

export default defineHost(import.meta.dirname);
