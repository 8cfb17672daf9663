import { get, post } from './call';
import type { CourseLine, Flag } from './entities/basic';
import type { TeacherBrief } from './entities/teacher';

export interface ViewTeacherParams {
  /** The line whose teacher is meant; by default the one studied last. */
  line?: CourseLine;
}

/** The class teacher, to be added as a contact. */
/** How learners reach a teacher. */
export interface TeacherContact extends TeacherBrief {
  /** Address of the QR code's picture. */
  qrcode: string;
  wechat: string;
  introduce: string;
  /** When the teacher answers, in words. */
  work_time: string;
}

export interface TeacherQrcode extends TeacherContact {
  /** The line whose teacher it is; null for one of no course line. */
  line: CourseLine | null;
  is_added: Flag;
}

export interface TeacherVersion {
  /** 1 shows the QR code alone, 2 also asks whether the teacher has been added. */
  version: 1 | 2;
}

export const viewTeacherQrcode = post<ViewTeacherParams, TeacherQrcode>(
  '/Teacher/viewTeacherQrcode',
  'introduce$ is_added! teacher_name$ title$',
  {
    quiet: true,
  },
);
export const addWechat = post<{ teacher_id: number }, null>('/Teacher/addWechat');
export const teacherVersion = get<void, TeacherVersion>('/teacher/showVersion');
