import {
  codes,
  materialInfo,
  reformMaterialInfo,
  userVideoSubmit,
  type MaterialInfoParams,
  type StudyStatus,
} from '@suite/api';
import { CallError, providePlatform, useSession, type HttpRequest, type Platform } from '@suite/kernel';
import { createOutbox } from './outbox';

const watch = { position: 60, watched: 5 };
const material = { path: reformMaterialInfo.path, week_id: 2, material_id: 21 };
const offline = new CallError('service', 0, '');
const waiting = () => Object.keys(localStorage);

/** A provider that says of each report how far the video is, and takes marks or refuses them. */
function provider() {
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
        if (world.refuses) throw world.refuses;
        marks.push(request);
        return null as Data;
      },
    },
  } as unknown as Platform);
  return world;
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ login: 'in' });
});

test('a material is marked as studied when its video is watched, not before, and once', async () => {
  const world = provider();
  const outbox = createOutbox(7);
  world.says = 'ready';
  outbox.add('other', 3, watch, material);
  await outbox.flush();
  expect(world.marks).toEqual([]);
  world.says = 'done';
  for (let times = 0; times < 2; times += 1) {
    outbox.add('other', 3, watch, material);
    await outbox.flush();
  }
  expect(world.marks).toMatchObject([
    { path: reformMaterialInfo.path, params: { week_id: 2, material_id: 21, preview: 0 } },
  ]);
});

test('a mark that does not arrive is made by the next page, and only then it is said that it is studied', async () => {
  const world = provider();
  const listen = jest.fn();
  world.refuses = offline;
  const before = createOutbox(7);
  before.onRecord(listen);
  before.add('other', 3, watch, { ...material, path: materialInfo.path });
  await before.flush();
  expect([waiting().length, listen.mock.calls.length]).toEqual([1, 0]);
  world.refuses = undefined;
  const after = createOutbox(7);
  after.onRecord(listen);
  await after.flush();
  expect(world.marks).toMatchObject([{ path: materialInfo.path }]);
  expect((world.marks[0]?.params as MaterialInfoParams).preview).toBe(0);
  expect([waiting(), listen.mock.calls.length]).toEqual([[], 1]);
});

test('a material is not marked in the name of another learner, and is when its owner is back', async () => {
  const world = provider();
  const outbox = createOutbox(7);
  outbox.add('other', 3, watch, material);
  // The learner logs out while the report is under way.
  useSession.setState({ login: 'in' });
  await new Promise((resolve) => setTimeout(resolve));
  expect([world.marks, waiting().length]).toEqual([[], 1]);
  await outbox.flush();
  expect([world.marks.length, waiting().length]).toEqual([1, 0]);
});

test('a material that was withdrawn holds up no report', async () => {
  const world = provider();
  world.refuses = new CallError('silent', codes.NOT_FOUND, '资料不存在');
  const outbox = createOutbox(7);
  outbox.add('other', 3, watch, material);
  await outbox.flush();
  expect(waiting()).toEqual([]);
});
