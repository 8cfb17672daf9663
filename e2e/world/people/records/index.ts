import type { PersonRecord } from '../person';
import { newVisitor } from './new-visitor';
import { bound } from './bound';
import { firstWeek } from './first-week';
import { midCourse } from './mid-course';
import { failedTest } from './failed-test';
import { graduated } from './graduated';
import { premium } from './premium';
import { certified } from './certified';
import { toSign } from './to-sign';
import { contracts } from './contracts';
import { refunding } from './refunding';
import { toolsBuyer } from './tools-buyer';
import { manageNew } from './manage-new';
import { manageMid } from './manage-mid';
import { manageFace } from './manage-face';
import { manageWait } from './manage-wait';
import { manageDone } from './manage-done';
import { empty } from './empty';

/** All people, in the order of the portal. */
export const people: readonly PersonRecord[] = [
  newVisitor,
  bound,
  firstWeek,
  midCourse,
  failedTest,
  graduated,
  premium,
  certified,
  toSign,
  contracts,
  refunding,
  toolsBuyer,
  manageNew,
  manageMid,
  manageFace,
  manageWait,
  manageDone,
  empty,
];

/** The record after which a person was made; a twin's key is its model's with a number behind `~`. */
export const recordOf = (key: string | null | undefined): PersonRecord | undefined =>
  people.find((person) => person.key === key?.split('~')[0]);
