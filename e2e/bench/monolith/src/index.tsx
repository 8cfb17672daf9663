import type { RouteTable } from '@suite/kernel/routes';
import host from '../../../../host/src/routes';
import commerce from '../../../../remote-commerce/src/routes';
import contracts from '../../../../remote-contracts/src/routes';
import exams from '../../../../remote-exams/src/routes';
import learning from '../../../../remote-learning/src/routes';
import manageCourse from '../../../../remote-manage-course/src/routes';
import tools from '../../../../remote-tools/src/routes';
import { start } from '../../app/start';

const tables: Record<string, RouteTable> = {};
for (const table of [host, commerce, contracts, exams, learning, manageCourse, tools]) {
  tables[table.owner] = table;
}

const routesOf = ({ routes }: RouteTable) => routes.map(({ page: _, ...data }) => data);

start(
  Object.fromEntries(Object.entries(tables).map(([app, table]) => [app, routesOf(table)])),
  (app) => tables[app] as RouteTable,
);
