import { route } from '@suite/kernel/routes';
import { pageChunk } from './page-chunk';

const page = async () => ({ default: ({ edition }: { edition: 'older' | 'reform' }) => edition });
const other = async () => ({ default: () => null });
const routes = [
  route({ path: '/exam', name: 'Exam', title: '考试', page, edition: 'older' }),
  route({ path: '/other', name: 'Other', title: '另一页', page: other }),
  route({ path: '/exam-reform', name: 'ExamReform', title: '考试', page, edition: 'reform' }),
];

test('routes of one page have the chunk of the first of them', () => {
  expect(routes.map((one) => pageChunk({ owner: 'remote-a', routes }, one))).toEqual([
    'Exam',
    'Other',
    'Exam',
  ]);
});
