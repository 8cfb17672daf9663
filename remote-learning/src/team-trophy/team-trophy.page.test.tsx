import { showPrize, type TeamTrophy } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TeamTrophyPage from './team-trophy.page';

const trophy: TeamTrophy = {
  id: 801,
  team_name: '滚雪球战队',
  class_name: '第 36 期 1 班',
  prize_name: '全勤打卡奖',
  rank: 1,
  slogan: '雪坡够长，慢慢滚。',
  award_date: '2026-10-31',
  members: [
    { id: 1, nickname: '小满', avatar: '/a.svg' },
    { id: 2, nickname: '阿柚', avatar: '/b.svg' },
  ],
};

function visit(id: string, reply: () => TeamTrophy = () => trophy) {
  const shared: unknown[] = [];
  const page = renderPage(<TeamTrophyPage />, {
    path: '/team-trophy/:id',
    at: `/team-trophy/${id}`,
    answers: [answer(showPrize, reply)],
    platform: {
      messenger: {
        pay: async () => 'unknown',
        share: (data) => void shared.push(data),
        previewImages: async () => false,
      },
    },
  });
  return { ...page, shared };
}

test('the trophy says which team won what, and who is in it', async () => {
  const { shared, callsOf } = visit('801');
  expect(await screen.findByRole('heading', { level: 1, name: '滚雪球战队' })).toBeVisible();
  expect(screen.getByText('全勤打卡奖 · 第 1 名')).toBeVisible();
  const team = within(screen.getByRole('region', { name: '战队成员' }));
  expect(team.getAllByRole('listitem').map((member) => member.textContent)).toEqual(['小满', '阿柚']);
  expect(callsOf(showPrize)[0]?.params).toEqual({ id: 801 });
  expect(shared).toEqual([expect.objectContaining({ title: '滚雪球战队获得“全勤打卡奖”第 1 名' })]);
});

test('a trophy that does not exist says so, and the question can be repeated', async () => {
  let gone = true;
  visit('9', () => {
    if (gone) throw new CallError('shown', 40004, '奖杯不存在');
    return trophy;
  });
  expect(await screen.findByText('奖杯不存在')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '战队奖杯' })).toBeInTheDocument();
  gone = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('滚雪球战队')).toBeVisible();
});

test('an address without a number makes no call', () => {
  const { callsOf } = visit('abc');
  expect(screen.getByText('没有找到这座奖杯')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '战队奖杯' })).toBeInTheDocument();
  expect(callsOf(showPrize)).toHaveLength(0);
});
