import { place } from '../place';

export const studyTask = /* @__PURE__ */ place('/study-task');
export const studyTaskReform = /* @__PURE__ */ place('/study-task-reform');
export const homeworkOld = /* @__PURE__ */ place(
  '/study-task-old',
  'homework_id=:homeworkId?&week_id=:weekId?',
);
export const homework = /* @__PURE__ */ place(
  '/study-task-separate',
  'homework_id=:homeworkId?&week_id=:weekId?',
);
export const homeworkReform = /* @__PURE__ */ place(
  '/study-task-separate-reform',
  'homework_id=:homeworkId?&week_id=:weekId?',
);
