import type { Group } from '../group';
import { login } from './login';
import { address } from './address';
import { certificate } from './certificate';
import { classes } from './class';
import { checkIns } from './check-in';
import { contract } from './contract';
import { coupons } from './coupons';
import { course } from './course';
import { courseTest } from './course-test';
import { classApply } from './class-apply';
import { evaluation } from './evaluation';
import { landing } from './landing';
import { makeNew } from './make-new';
import { management } from './management';
import { invoices } from './invoice';
import { managementContract } from './management-contract';
import { managementWap } from './management-wap';
import { myInfo } from './my-info';
import { notes } from './notes';
import { orders } from './orders';
import { openVideo } from './open-video';
import { prize } from './prize';
import { profile } from './profile';
import { refunds } from './refund';
import { reflection } from './reflections';
import { survey } from './survey';
import { teacher } from './teacher';
import { materials } from './materials';
import { practice } from './practice';
import { homework } from './homework';
import { exam } from './exam';
import { books } from './books';
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
