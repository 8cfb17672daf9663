import { providePlatform, type Platform } from '@suite/kernel';
import { render, screen } from '@testing-library/react';
import NumUseTreatyPage from './num-use-treaty.page';

const eSign = { name: '安心签', treatyUrl: 'https://sign.example.test/treaty' };

beforeEach(() => {
  providePlatform({ site: { eSign } } as Platform);
  render(<NumUseTreatyPage />);
});

test('the agreement shows its version and every section', () => {
  expect(screen.getByRole('article', { name: '数字证书使用协议' })).toHaveTextContent('版本 1.1');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  expect(screen.getByRole('heading', { name: /电子签名的效力/ })).toBeVisible();
});

test('the way to the provider says that it leaves the app, and to where', () => {
  const link = screen.getByRole('link', { name: /前往安心签查看其协议/ });
  expect(link).toHaveTextContent('将离开学习平台，打开第三方网站 sign.example.test');
  expect(link).toHaveAttribute('href', eSign.treatyUrl);
});

test('the provider gets no hold on the app', () => {
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
