import { makeFilledWorld } from './filled-world';

export default makeFilledWorld;
