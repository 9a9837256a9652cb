type Props = { readonly memberCode: string; readonly memberName: string | null };

/** Code and name of a member, as lists and drawers show them. */
export const MemberName = ({ memberCode, memberName }: Props) => (
  <>
    <span className="font-mono">{memberCode}</span> {memberName}
  </>
);
