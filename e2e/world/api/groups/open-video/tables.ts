import type { Migrations } from '../../../db/tables';

interface TrialLessonTable {
  id: number;
  course_name: string;
  cover: string;
  /** HTML. */
  introduce: string;
  teacher_name: string;
  /** JSON of the ids of its videos. */
  videos: string;
}

interface VideoLinkTable {
  id: number;
  video_id: number;
  /** HTML. */
  introduce: string;
  published_at: number;
}

interface PlaybackTable {
  video_id: number;
  teacher_name: string;
  live_at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    trial_lesson: TrialLessonTable;
    video_link: VideoLinkTable;
    playback: PlaybackTable;
  }
}

export const openVideoMigrations: Migrations = {
  'open-video-1': {
    async up(db) {
      await db.schema
        .createTable('trial_lesson')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('course_name', 'text', (column) => column.notNull())
        .addColumn('cover', 'text', (column) => column.notNull())
        .addColumn('introduce', 'text', (column) => column.notNull())
        .addColumn('teacher_name', 'text', (column) => column.notNull())
        .addColumn('videos', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('video_link')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('video_id', 'integer', (column) => column.notNull().references('video.id'))
        .addColumn('introduce', 'text', (column) => column.notNull())
        .addColumn('published_at', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('playback')
        .addColumn('video_id', 'integer', (column) => column.primaryKey().references('video.id'))
        .addColumn('teacher_name', 'text', (column) => column.notNull())
        .addColumn('live_at', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('video_link_published').on('video_link').column('published_at').execute();
      await db.schema.createIndex('playback_live').on('playback').column('live_at').execute();
    },
  },
};
