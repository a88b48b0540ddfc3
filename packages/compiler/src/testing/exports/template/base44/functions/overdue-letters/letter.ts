export const letterTo = (loan) => `Dear ${loan.borrower}, please bring it back.`;
