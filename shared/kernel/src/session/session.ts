import { create } from 'zustand';

/** The visitor, as far as every page may know them. */
export interface SessionUser {
  id: number;
  opid: string;
  phone: string;
  nickname: string;
  avatar: string;
  version_id: number;
}

/** The management learner. */
export interface ManagementUser {
  mid: number;
  id: number;
  name: string;
  mobile: string;
  avatar: string;
}

/** Who the visitor is; each stays unknown until it has been loaded. */
export interface Session {
  learner: SessionUser | null;
  management: ManagementUser | null;
}

/** The one session of a page: the host fills it, pages read it. */
export const useSession = create<Session>(() => ({ learner: null, management: null }));
