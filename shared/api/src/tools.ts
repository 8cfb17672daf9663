import { get } from './call';

/** A lesson that explains what a tool shows. */
export interface ToolLesson {
  /** A calculator's name, or `funds`. */
  tool: string;
  title: string;
  /** The lesson's page, `/video?v_id=3010301`. */
  link: string;
}

/** Which lesson explains which tool; open to every visitor. */
export const toolLessons = get<void, { list: ToolLesson[] }>('/tools/lessons', 'list* title$', {
  withoutToken: true,
  quiet: true,
});
