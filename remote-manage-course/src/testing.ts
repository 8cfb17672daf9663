import type { ManagePurchase, ManageWeek, PayContractStatus } from '@suite/api';
import { useSession } from '@suite/kernel';

/** Makes the visitor the learner of the management line whose id is 90. */
export const enterManagement = (): void => useSession.setState({ login: 'in', line: 'management', user: 90 });

export const week = (number: number, over: Partial<ManageWeek> = {}): ManageWeek => ({
  week: number,
  title: `第 ${number} 周`,
  summary: '说清楚、听明白',
  state: 'open',
  start_time: '2026-12-04 08:00:00',
  result_time: null,
  attempt: 1,
  tries_left: 3,
  score: null,
  pass_score: 60,
  total_score: 100,
  ...over,
});

export const purchase = (over: Partial<ManagePurchase> = {}): ManagePurchase => ({
  is_purchase: 1,
  edition: 'old',
  course_name: '管理沟通课',
  introduce: '六周课程',
  start_date: '2026-11-01',
  video_list: [],
  teacher: {
    teacher_id: 1,
    teacher_name: '周明远',
    avatar: '/t.svg',
    title: '班主任',
    qrcode: '/q.svg',
    wechat: 'licai_zhoumy',
    introduce: '',
    work_time: '',
  },
  ...over,
});

export const status = (over: Partial<PayContractStatus> = {}): PayContractStatus => ({
  step: 'exam',
  is_pay: 1,
  is_sign: 1,
  is_face: 1,
  contract_id: 5,
  ...over,
});
