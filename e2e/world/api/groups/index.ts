import type { Group } from '../group';
import { address } from './address';
import { books } from './books';
import { certificate } from './certificate';
import { checkIns } from './check-in';
import { classes } from './class';
import { classApply } from './class-apply';
import { contract } from './contract';
import { coupons } from './coupons';
import { course } from './course';
import { courseTest } from './course-test';
import { evaluation } from './evaluation';
import { exam } from './exam';
import { homework } from './homework';
import { invoices } from './invoice';
import { landing } from './landing';
import { login } from './login';
import { makeNew } from './make-new';
import { management } from './management';
import { managementContract } from './management-contract';
import { managementWap } from './management-wap';
import { materials } from './materials';
import { myInfo } from './my-info';
import { notes } from './notes';
import { openVideo } from './open-video';
import { orders } from './orders';
import { practice } from './practice';
import { prize } from './prize';
import { profile } from './profile';
import { reflection } from './reflections';
import { refunds } from './refund';
import { survey } from './survey';
import { teacher } from './teacher';
import { today } from './today';
import { user } from './user';

/** Every group, a line each. A seed may rely on the groups above its own. */
export const groups: readonly Group[] = [
  login,
  user,
  course,
  courseTest,
  openVideo,
  address,
  classes,
  checkIns,
  contract,
  classApply,
  evaluation,
  makeNew,
  management,
  myInfo,
  certificate,
  orders,
  landing,
  invoices,
  refunds,
  // After the orders: a paid course is the learner's before its contract is made.
  managementContract,
  managementWap,
  notes,
  coupons,
  prize,
  profile,
  reflection,
  survey,
  teacher,
  materials,
  practice,
  homework,
  exam,
  books,
  today,
];
