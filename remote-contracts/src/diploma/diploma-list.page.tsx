import { asEntered, useCall, userDetail, zhengInfo } from '@suite/api';
import { diplomaLink } from '@suite/features/course-line';
import { links } from '@suite/kernel/links';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Loaded, oneRead } from '@suite/features/loaded';
import { ButtonLink, Card, FamilySkeleton, IconArrow, PageHead, PageLink, Progress, Tag } from '@suite/ui';
import { Empty, Page } from '@suite/ui/base';
import css from './diploma.module.css';
import { diplomaRows, type DiplomaRow } from './diploma-lines';

/** The diplomas of every course line, and what is missing for the next. */
export default function DiplomaListPage() {
  const detail = useCall(userDetail, undefined);
  const diplomas = useCall(zhengInfo, undefined, asEntered);
  const all = oneRead(
    [detail, diplomas],
    detail.data && diplomas.data ? diplomaRows(detail.data, diplomas.data) : undefined,
  );
  const count = (all.data && diplomas.data?.length) ?? 0;
  // The line has its place before it is known.
  const lead = all.data ? count > 0 && `已获得 ${count} 张结业证书` : '\u00a0';
  return (
    <Page footer={count > 0 ? <ApplyForPaper /> : undefined}>
      <PageHead title="我的证书" lead={lead} />
      <Loaded query={all} skeleton={<FamilySkeleton family="list" />} empty={<None />}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row.line}>
                <Row row={row} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}

function Row({ row: { line, name, zheng, missing } }: { row: DiplomaRow }) {
  return (
    <Card label={name}>
      <div className={css.row}>
        <div className={css.words}>
          <h2 className={css.name}>{name}</h2>
          <p className={css.facts}>{zheng ? `${yearAndDayInWords(zheng.issue_date)}颁发` : missing.title}</p>
        </div>
        <Tag tone={zheng ? 'success' : 'grey'}>{zheng ? '已获得' : '未获得'}</Tag>
      </div>
      {zheng || missing.progress === undefined ? null : (
        <div className={css.bar}>
          <Progress percent={missing.progress} label={`${name}的学习进度`} />
        </div>
      )}
      <PageLink className={css.link} to={zheng ? diplomaLink(line) : missing.to}>
        {zheng ? '查看证书' : missing.action}
        <IconArrow className={css.arrow} />
      </PageLink>
    </Card>
  );
}

function ApplyForPaper() {
  return (
    <ButtonLink block to={links.certificateHome()}>
      申请纸质证书
    </ButtonLink>
  );
}

function None() {
  return (
    <Empty
      scene="medal"
      text="开通课程、学完并通过考试后，结业证书会出现在这里"
      action={<ButtonLink to={links.home()}>看看我的课程</ButtonLink>}
    />
  );
}
