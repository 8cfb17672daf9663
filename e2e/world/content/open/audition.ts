import type { AuditionLesson } from '@suite/api';
import { playable } from '../authoring/course';
import { prose } from '../authoring/prose';
import { picture } from '../media/media';
import { teachers } from '../teachers';
import type { PlayableContent } from '../types';

type Audition = Omit<AuditionLesson, 'video_list'> & { video_list: PlayableContent[] };

/** The lessons that a visitor may try. */
export const audition: Audition = {
  course_name: '理财入门试听课',
  cover: picture('covers/audition'),
  introduce: prose(`三节试听课，先感受一下上课的方式：讲清一个概念，算一道题，做一件事。
    - 不需要任何基础
    - 不推荐任何产品
    - 听完就能动手记第一笔账`),
  teacher_name: teachers[0]?.teacher_name ?? '',
  video_list: [
    playable(3090101, '第一课 钱都去哪儿了', 'plan', 'audition'),
    playable(3090102, '第二课 复利是怎么回事', 'compound', 'audition'),
    playable(3090103, '第三课 先认识风险', 'risk', 'audition'),
  ],
};
