import type { Material, MaterialDetail, MaterialWeek } from '@suite/api';

/** A material for tests. */
export const material = (week_id: number, material_id: number, over: Partial<Material> = {}): Material => ({
  week_id,
  material_id,
  title: `资料 ${material_id}`,
  mat_type: 1,
  cover: '',
  is_studied: 0,
  duration: 120,
  ...over,
});

/** A week of two materials for tests; week 3 has the materials 31 and 32. */
export const week = (week_id: number, over: Partial<MaterialWeek> = {}): MaterialWeek => ({
  week_id,
  week_name: `第${'零一二三四'.charAt(week_id)}周 主题 ${week_id}`,
  start_date: `2026-03-0${week_id}`,
  status: 'ready',
  is_current: 0,
  materials: [material(week_id, week_id * 10 + 1), material(week_id, week_id * 10 + 2)],
  ...over,
});

/** The answer for a single material for tests. */
export const detail = (over: Partial<MaterialDetail> = {}): MaterialDetail => ({
  week_id: 2,
  material_id: 21,
  title: '存款保险的三个问答',
  mat_type: 1,
  week_name: '第二周 主题 2',
  content: '<p>保费由<strong>银行</strong>缴纳。</p>',
  video_info: null,
  ...over,
});
