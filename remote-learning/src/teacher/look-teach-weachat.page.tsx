import {
  codes,
  refusalOf,
  teacherVersion,
  useCall,
  userDetail,
  viewTeacherQrcode,
  type CourseLine,
  type TeacherQrcode,
} from '@suite/api';
import { Link, useSearchParams } from '@suite/kernel/router';
import { links } from '@suite/kernel/links';
import { AddedFooter, TeacherCard } from '@suite/features/teacher';
import { Loaded } from '@suite/features/loaded';
import { PageHead, ButtonLink } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';
import css from './look-teach-weachat.module.css';
import { lineOf, teacherLines } from './teacher-lines';

const next = { words: '去学习', to: links.home() };

/** The class teacher, whom learners add as a contact; each course line may have its own. */
export default function LookTeachWeachatPage() {
  const [search] = useSearchParams();
  const line = lineOf(search.get('line'));
  const { data: detail } = useCall(userDetail, undefined);
  const teacher = useCall(viewTeacherQrcode, { line });
  const { data: version } = useCall(teacherVersion, undefined);
  const lines = teacherLines(detail?.courseList ?? []);
  const asks = version?.version === 2;
  const refusal = refusalOf(teacher.error);
  return (
    <Page footer={asks && teacher.data ? <AddedFooter teacher={teacher.data} next={next} /> : null}>
      <PageHead title="我的老师" lead="有学习上的问题，随时找老师" />
      {lines.length > 1 ? <Lines lines={lines} current={line ?? teacher.data?.line} /> : null}
      {refusal?.code === codes.NOT_FOUND ? (
        <NoTeacher text={refusal.text} incomplete={!!detail?.isTemporary} />
      ) : (
        <Loaded query={teacher} skeleton={<Skeleton card avatar rows={8} />}>
          {(data: TeacherQrcode) => <TeacherCard teacher={data} isAdded={asks && !!data.is_added} />}
        </Loaded>
      )}
    </Page>
  );
}

function Lines({
  lines,
  current,
}: {
  lines: ReturnType<typeof teacherLines>;
  current: CourseLine | null | undefined;
}) {
  return (
    <nav className={css.lines} aria-label="课程">
      {lines.map(({ line, name }) => (
        <Link
          className={line === current ? css.current : css.line}
          key={line}
          to={links.myTeacher({ line })}
          replace
          aria-current={line === current ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function NoTeacher({ text, incomplete }: { text: string; incomplete: boolean }) {
  return (
    <Empty
      scene="chat"
      text={text || '还没有为您安排老师'}
      action={
        <ButtonLink to={incomplete ? links.fillInformation() : links.home()}>
          {incomplete ? '去完善信息' : '返回个人中心'}
        </ButtonLink>
      }
    />
  );
}
