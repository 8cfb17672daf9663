export { queryOf, type Call } from './call';
