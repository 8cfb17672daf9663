import type { TeacherQrcode } from '@suite/api';
import { renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import { TeacherCard } from '.';

const teacher: TeacherQrcode = {
  line: 'reform',
  teacher_id: 2,
  teacher_name: '周明远',
  avatar: '/t.svg',
  title: '主讲老师',
  qrcode: '/q.svg',
  wechat: 'licai_zhoumy',
  introduce: '讲授家庭理财多年。',
  work_time: '周一至周五 9:30—20:30',
  is_added: 0,
};

test('a teacher can be reached by the code and by the WeChat name', () => {
  renderPage(<TeacherCard teacher={teacher} isAdded={false} />);
  expect(screen.getByRole('img', { name: '周明远的微信二维码' })).toBeVisible();
  expect(screen.getByRole('button', { name: '复制微信号' })).toBeVisible();
  expect(screen.getByText(teacher.work_time)).toBeVisible();
});

test.each(['', null])('what the provider leaves out (%j) is not offered', (none) => {
  const unknown = { ...teacher, qrcode: none, wechat: none, work_time: none } as TeacherQrcode;
  renderPage(<TeacherCard teacher={unknown} isAdded={false} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('老师还没有上传二维码')).toBeVisible();
  for (const gone of [/二维码，/, /用微信扫一扫/, '微信号', '在线时间'])
    expect(screen.queryByText(gone)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
