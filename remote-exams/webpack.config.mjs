import { defineRemote } from '@suite/build/webpack';

export default defineRemote(import.meta.dirname);
