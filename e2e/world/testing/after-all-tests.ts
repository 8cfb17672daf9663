import { removeFilledWorld } from './filled-world';

export default removeFilledWorld;
