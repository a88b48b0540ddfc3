import Desk from './pages/Desk';
import Loans from './pages/Loans';
import Profile from './pages/Profile';
import __Layout from './Layout.jsx';


export const PAGES = {
    "Desk": Desk,
    "Loans": Loans,
    "Profile": Profile,
}

export const pagesConfig = {
    mainPage: "Loans",
    Pages: PAGES,
    Layout: __Layout,
};
