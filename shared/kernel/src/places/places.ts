// A file a feature: a page carries the files of the places that it links to, and no others. Each place is marked
// as pure, so that an app drops, and its release does not record, those that it does not use.
export * from './list/account';
export * from './list/certificates';
export * from './list/check-in';
export * from './list/class';
export * from './list/contracts';
export * from './list/course';
export * from './list/evaluation';
export * from './list/exam';
export * from './list/lessons';
export * from './list/login';
export * from './list/manage';
export * from './list/manuals';
export * from './list/materials';
export * from './list/open-video';
export * from './list/payment';
export * from './list/practice';
export * from './list/purchases';
export * from './list/reflections';
export * from './list/tasks';
export * from './list/tests';
export * from './list/tools';
