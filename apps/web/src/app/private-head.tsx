import { useShop } from './shop-context.tsx';

/** The title of a page that is nobody's to find. */
export function PrivateHead({ title }: { readonly title: string }) {
  const { name } = useShop();
  return (
    <>
      <title>{`${title} - ${name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
