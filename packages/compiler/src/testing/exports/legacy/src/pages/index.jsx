import Layout from "./Layout.jsx";

import Plants from "./Plants";

import Garden from "./Garden";

import PlantDetail from "./PlantDetail";

import { BrowserRouter as Router, Route, Routes, useLocation } from 'react-router-dom';

const PAGES = {

    Plants: Plants,

    Garden: Garden,

    PlantDetail: PlantDetail,

}

function _getCurrentPage(url) {
    const last = url.replace(/\/$/, '').split('/').pop().split('?')[0];
    const pageName = Object.keys(PAGES).find(page => page.toLowerCase() === last.toLowerCase());
    return pageName || Object.keys(PAGES)[0];
}

function PagesContent() {
    const location = useLocation();
    const currentPage = _getCurrentPage(location.pathname);

    return (
        <Layout currentPageName={currentPage}>
            <Routes>

                <Route path="/" element={<Garden />} />

                <Route path="/Plants" element={<Plants />} />

                <Route path="/Garden" element={<Garden />} />

                <Route path="/PlantDetail" element={<PlantDetail />} />

            </Routes>
        </Layout>
    );
}

export default function Pages() {
    return (
        <Router>
            <PagesContent />
        </Router>
    );
}
