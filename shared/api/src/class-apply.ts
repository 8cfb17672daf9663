import { get, post } from './call';
import type { Day, Sex } from './entities/basic';

/** What an enrolment is registered with. */
export interface RegistrationSheet {
  name: string;
  sex: Sex;
  mobile: string;
  province_id: string;
  city_id: string;
  profession: string;
  /** What the learner promises to the class; it stands on the poster. */
  slogan: string;
}

/** The sheet with what the poster shows beside it. */
export interface Registration {
  /** Null before the registration. */
  sheet: RegistrationSheet | null;
  course_name: string;
  class_name: string;
  start_date: Day;
  /** Address behind the poster's QR code. */
  link: string;
}

export const submitRegistrationSheet = post<RegistrationSheet, Registration>(
  '/award/submitRegistrationSheet',
  'class_name$ course_name$ mobile$ name$ sheet? slogan$ start_date@',
);
export const registrationSheet = get<void, Registration>(
  '/award/getRegistrationSheet',
  'class_name$ course_name$ mobile$ name$ sheet? slogan$ start_date@',
);
