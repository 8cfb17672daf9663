import { reflections, usePages, type Reflection } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, LoadMore, PullRefresh, PageHead, Cover } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';
import { Byline } from './byline';
import css from './students-feel.module.css';

const skeleton = (
  <>
    <Skeleton card rows={3} />
    <Skeleton card rows={3} />
    <Skeleton card rows={3} />
  </>
);

/** Students write about their learning; the page is open to everybody. */
export default function StudentsFeelPage() {
  const query = usePages(reflections, {});
  return (
    <Page>
      <PageHead title="学员感悟" lead="他们和您一样，从记下第一笔账开始" />
      <Loaded
        query={query}
        skeleton={skeleton}
        empty={
          <Empty
            scene="chat"
            text="还没有学员感悟，过几天再来看看"
            action={<ButtonLink to={links.home()}>返回个人中心</ButtonLink>}
          />
        }
      >
        {(list) => (
          <PullRefresh onRefresh={query.refresh}>
            <LoadMore onLoad={query.more} finished={!query.hasNextPage} finishedText="已经到底了">
              <ul className={css.list}>
                {list.map((reflection) => (
                  <ReflectionCard reflection={reflection} key={reflection.id} />
                ))}
              </ul>
            </LoadMore>
          </PullRefresh>
        )}
      </Loaded>
    </Page>
  );
}

function ReflectionCard({ reflection }: { reflection: Reflection }) {
  const { id, title, summary, cover } = reflection;
  return (
    <li className={css.item}>
      <Link className={css.card} to={links.reflection({ reflectionId: id })}>
        <span className={css.main}>
          <span className={css.words}>
            <span className={css.name}>{title}</span>
            <span className={css.summary}>{summary}</span>
          </span>
          <Cover className={css.cover} src={cover} title={title} seed={id} shape="square" loading="lazy" />
        </span>
        <Byline reflection={reflection} />
      </Link>
    </li>
  );
}
