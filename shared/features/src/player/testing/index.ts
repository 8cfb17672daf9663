export { stubMedia, theVideo } from './media';
