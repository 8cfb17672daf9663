import {
  codes,
  reformMaterialInfo,
  userVideoSubmit,
  type MaterialInfoParams,
  type StudyStatus,
} from '@suite/api';
import { CallError, providePlatform, useSession, type HttpRequest, type Platform } from '@suite/kernel';
import { doNow } from '@suite/kernel/records';
import { materialMarks, putMark, type MaterialMark } from '../material-marks';
import { seven, visit } from '../reconciler/testing';
import { putReport, watchReports } from './watch-reports';

const offline = new CallError('service', 0, '');
const material: MaterialMark = { edition: 'reform', week_id: 2, material_id: 21 };
const watch = () =>
  putReport(seven, { kind: 'other', v_id: 3, position: 60, watched: 5, base: '', material });
const settle = async () => {
  await doNow();
  await doNow();
};
const waiting = () => [watchReports.all(seven).length, materialMarks.all(seven).length];

/** A server that says of each report how far the video is, and takes marks or refuses them. */
function server() {
  const marks: HttpRequest[] = [];
  const world = {
    marks,
    says: 'done' as StudyStatus,
    refuses: undefined as CallError | undefined,
  };
  providePlatform({
    http: {
      async request<Data>(request: HttpRequest): Promise<Data> {
        if (request.path === userVideoSubmit.path)
          return { v_id: 3, position: 60, record_time: '', summaryStatus: world.says } as Data;
        // Other duties ask as well, and have no answer here.
        if (request.path !== reformMaterialInfo.path) throw offline;
        if (world.refuses) throw world.refuses;
        marks.push(request);
        return null as Data;
      },
    },
  } as unknown as Platform);
  return world;
}

let leave: () => void;
beforeEach(() => {
  localStorage.clear();
  leave = visit();
});
afterEach(() => leave());

test('a material is marked as studied when its video is watched, not before', async () => {
  const world = server();
  world.says = 'ready';
  watch();
  await settle();
  expect(world.marks).toEqual([]);
  world.says = 'done';
  watch();
  await settle();
  expect(world.marks).toMatchObject([
    { path: reformMaterialInfo.path, params: { week_id: 2, material_id: 21, preview: 0 } },
  ]);
  expect(waiting()).toEqual([0, 0]);
});

test('a text that was read without a network is marked on any later page, once', async () => {
  const world = server();
  world.refuses = offline;
  putMark(seven, material);
  putMark(seven, material);
  await settle();
  expect(waiting()).toEqual([0, 1]);
  leave();
  world.refuses = undefined;
  leave = visit();
  await settle();
  expect(world.marks).toHaveLength(1);
  expect((world.marks[0]?.params as MaterialInfoParams).preview).toBe(0);
  expect(waiting()).toEqual([0, 0]);
});

test('a material is not marked in the name of another learner', async () => {
  const world = server();
  world.refuses = offline;
  putMark(seven, material);
  await settle();
  world.refuses = undefined;
  useSession.setState({ user: 8 });
  await settle();
  expect([world.marks, waiting()]).toEqual([[], [0, 1]]);
});

test('a material that was withdrawn holds up no report, and is told', async () => {
  const world = server();
  world.refuses = new CallError('silent', codes.NOT_FOUND, '资料不存在');
  watch();
  await settle();
  expect(waiting()).toEqual([0, 1]);
  expect(materialMarks.duty.waiting(seven)).toMatchObject([{ name: '资料学习记录', words: '资料不存在' }]);
});
