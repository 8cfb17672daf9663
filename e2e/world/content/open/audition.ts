import type { AuditionLesson } from '@suite/api';
import { playable } from '../authoring/course';
import { prose } from '../authoring/prose';
import { noCover } from '../media/media';
import { teachers } from '../teachers';
import type { PlayableContent } from '../types';

type Audition = Omit<AuditionLesson, 'video_list'> & { video_list: PlayableContent[] };

/** The lessons that a visitor may try. */
export const audition: Audition = {
  course_name: '理财入门试听课',
  cover: noCover,
  introduce: prose(`三节试听课，先感受一下上课的方式：讲清一个概念，算一道题，做一件事。
    - 不需要任何基础
    - 不推荐任何产品
    - 听完就能动手记第一笔账`),
  teacher_name: teachers[0]?.teacher_name ?? '',
  video_list: [
    playable(3090101, '试听片段一 钱都去哪儿了', 'plan'),
    playable(3090102, '试听片段二 复利是怎么回事', 'compound'),
    playable(3090103, '试听片段三 先认识风险', 'risk'),
  ],
};
