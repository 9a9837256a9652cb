import { useShop } from './shop-context.tsx';

/** Title of a page that search engines must not index. */
export function PrivateHead({ title }: { readonly title: string }) {
  const { name } = useShop();
  return (
    <>
      <title>{`${title} - ${name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
