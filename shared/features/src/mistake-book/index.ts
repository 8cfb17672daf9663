export { MistakeBook } from './mistake-book';
