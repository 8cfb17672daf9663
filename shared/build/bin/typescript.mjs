// Lets this process import TypeScript. A module runs once, so no file is compiled by two hooks.
import { register } from 'tsx/esm/api';

register();
