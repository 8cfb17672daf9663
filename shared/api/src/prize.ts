import { post } from './call';
import type { Day } from './entities/basic';

export interface TrophyMember {
  id: number;
  nickname: string;
  avatar: string;
}

/** A team's trophy, to be shared. */
export interface TeamTrophy {
  id: number;
  team_name: string;
  class_name: string;
  prize_name: string;
  /** Place in the class. */
  rank: number;
  slogan: string;
  award_date: Day;
  members: TrophyMember[];
}

export const showPrize = post<{ id: number }, TeamTrophy>(
  '/Prize/show',
  'award_date@ class_name$ members* nickname$ prize_name$ slogan$ team_name$',
);
