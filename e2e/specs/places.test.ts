import { places } from '@suite/kernel/places';
import host from '../../host/src/routes';
import commerce from '../../remote-commerce/src/routes';
import contracts from '../../remote-contracts/src/routes';
import exams from '../../remote-exams/src/routes';
import learning from '../../remote-learning/src/routes';
import manageCourse from '../../remote-manage-course/src/routes';
import tools from '../../remote-tools/src/routes';

const tables = [host, learning, exams, commerce, contracts, manageCourse, tools];
const patterns = tables.flatMap(({ routes }) => routes.map(({ path }) => path));

/** Pages that links lead to only where `hasPage` says that an app has them. */
const notBuilt = [
  '/advanced-lesson-operation',
  '/advanced-lesson-finance',
  '/upgrade-lesson-premium',
  '/pay/payment-investment',
  '/pay/payment-industry',
  '/coupon',
  '/myinfo/notes',
  '/myinfo/invoice',
  '/refund-contract-list',
  '/myinfo/contract',
  '/sign-contract/:contractId',
  '/certificate-home',
  '/myinfo/diploma',
  '/myinfo/diploma/list',
  '/myinfo/diploma/advanced',
  '/myinfo/diploma/:courseType',
  '/myinfo/counter',
  '/make-new',
  '/market-tools',
];

test('each place that apps link to is a route of some app, written as its table writes it', () => {
  const linked = Object.values(places).map(({ pattern }) => pattern);
  expect(linked.filter((pattern) => !patterns.includes(pattern)).sort()).toEqual([...notBuilt].sort());
});
