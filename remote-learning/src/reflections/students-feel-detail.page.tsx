import { reflectionDetail, useCall, type ReflectionDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { Cover, RichText, Tag, FamilySkeleton } from '@suite/ui';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';
import { useEffect } from 'react';
import { Byline } from './byline';
import css from './students-feel-detail.module.css';

/** One reflection; `?id=` says which. */
export default function StudentsFeelDetailPage() {
  const [search] = useSearchParams();
  const text = search.get('id') ?? '';
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  const query = useCall(reflectionDetail, { id }, { enabled: id > 0 });
  const all = (
    <Button block type="default" onClick={() => platform().navigate(links.reflections(), { replace: true })}>
      看看其他感悟
    </Button>
  );
  return (
    <Page tone="white">
      {query.data ? null : <Spoken as="h1">学员感悟</Spoken>}
      {id > 0 ? (
        <Loaded skeleton={<FamilySkeleton family="article" />} query={query}>
          {(data) => <Text reflection={data} />}
        </Loaded>
      ) : (
        <Empty scene="chat" text="没有找到这篇感悟" />
      )}
      {id > 0 && query.isPending ? null : <div className={css.more}>{all}</div>}
    </Page>
  );
}

function Text({ reflection }: { reflection: ReflectionDetail }) {
  const { id, title, summary, cover, content, is_graduated } = reflection;
  useEffect(() => {
    platform().messenger.share({ title, description: summary });
  }, [title, summary]);
  return (
    <article className={css.article}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.byline}>
        <Byline reflection={reflection} />
        {is_graduated ? <Tag tone="success">已毕业学员</Tag> : null}
      </div>
      <Cover className={css.cover} src={cover} title={title} seed={id} />
      <RichText html={content} />
    </article>
  );
}
