import { useCall, userDetail, zhengInfo } from '@suite/api';
import { diplomaLink } from '@suite/features/course-line';
import { links } from '@suite/kernel/links';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Loaded, oneRead } from '@suite/features/loaded';
import {
  IconCheck,
  IconClock,
  PageLink,
  Progress,
  lineIcon,
  PageHead,
  Reward,
  ButtonLink,
  Card,
  FamilySkeleton,
} from '@suite/ui';
import { Page } from '@suite/ui/base';
import { graduatedLines } from '../home/what-to-show';
import { graduationRows, type GraduationRow, type GraduationState } from './graduation';
import css from './my-info-graduate.module.css';
import { useTold } from './use-told';

const IconLock = lineIcon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');

const states: Record<GraduationState, { word: string; Icon: typeof IconCheck }> = {
  graduated: { word: '已毕业', Icon: IconCheck },
  studying: { word: '学习中', Icon: IconClock },
  none: { word: '未开通', Icon: IconLock },
};

/** The learner's progress in each course line, and the diplomas. */
export default function MyInfoGraduatePage() {
  const detail = useCall(userDetail, undefined);
  const diplomas = useCall(zhengInfo, undefined);
  const graduation = detail.data && diplomas.data && graduationRows(detail.data, diplomas.data);
  const done = detail.data ? new Set(graduatedLines(detail.data)).size : 0;
  const isFirst = useTold('graduate', detail.data, done > 0);
  return (
    <Page>
      <PageHead
        title="毕业信息"
        lead={
          detail.data
            ? done > 0
              ? `已从 ${done} 门课程毕业，恭喜您`
              : '学完课程并通过考试，就可以毕业'
            : '\u00a0'
        }
      />
      <Loaded query={oneRead([detail, diplomas], graduation)} skeleton={<FamilySkeleton family="list" />}>
        {(rows) => (
          <ul>
            {rows.map((row, at) => (
              <li key={row.line} className={css.row}>
                {/* Two at once would throw their rays over each other's words. */}
                <Row row={row} isNew={isFirst && at === rows.findIndex(isGraduated)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {/* Below a skeleton it would move when the rows come. */}
      {done > 0 && (diplomas.data || diplomas.error) ? (
        <div className={css.apply}>
          <ButtonLink block to={links.certificateHome()}>
            申请纸质证书
          </ButtonLink>
        </div>
      ) : null}
    </Page>
  );
}

const isGraduated = ({ state }: GraduationRow) => state === 'graduated';

interface RowProps {
  row: GraduationRow;
  /** The learner sees that they have graduated for the first time: it is celebrated here. */
  isNew: boolean;
}

function Row({ row: { line, name, state, progress, zheng }, isNew }: RowProps) {
  const { word, Icon } = states[state];
  return (
    <Card label={name}>
      <div className={css.top}>
        <h2 className={css.name}>{name}</h2>
        <Reward isWon={isNew && state === 'graduated'} says={`恭喜您，${name}已毕业`} size="large">
          <span className={css[state]}>
            <Icon className={css.icon} />
            {word}
          </span>
        </Reward>
      </div>
      {state === 'graduated' ? (
        <div className={css.diploma}>
          <p className={css.text}>
            {zheng ? (
              <>
                证书编号 {zheng.zheng_no}
                <br />
                {yearAndDayInWords(zheng.issue_date)}颁发
              </>
            ) : (
              '证书正在制作，完成后可以查看'
            )}
          </p>
          {zheng ? (
            <PageLink className={css.look} to={diplomaLink(line)}>
              查看证书
            </PageLink>
          ) : null}
        </div>
      ) : null}
      {state === 'studying' ? (
        <div className={css.progress}>
          <Progress percent={progress} label={`${name}的学习进度`} />
        </div>
      ) : null}
      {state === 'none' ? <p className={css.text}>开通课程后，这里会显示学习进度</p> : null}
    </Card>
  );
}
