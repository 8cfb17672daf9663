import { defineFlag } from '@suite/kernel/flags';

export const weekPoster = defineFlag('week-poster', {
  does: '打卡海报页可以切换到「本周回顾」海报',
  on: true,
});
